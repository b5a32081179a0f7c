export interface CloudinarySettings {
  /** 0 takes any free port. */
  port: number;
  cloud: string;
  key: string;
  secret: string;
  /** Where pictures and what is known of them are kept. */
  folder: string;
  /** What the program does when it is told to die; by default it kills itself. */
  die?: () => void;
}
