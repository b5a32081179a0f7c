/** A response that needs more than a body: another status, a cookie, another success. */
export class Reply<Body> {
  constructor(
    readonly body: Body,
    readonly options: { status?: number; cookie?: string | string[] } = {},
  ) {}
}
