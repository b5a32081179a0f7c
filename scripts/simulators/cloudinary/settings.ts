export interface CloudinarySettings {
  /** 0 uses any free port. */
  port: number;
  cloud: string;
  key: string;
  secret: string;
  /** The folder for pictures and their metadata. */
  folder: string;
  /** How the program dies when instructed to; by default it kills itself. */
  die?: () => void;
}
