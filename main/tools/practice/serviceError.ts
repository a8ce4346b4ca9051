/** A request the service answers with an OData error body; nothing was changed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly code: string;
  /** The invalid member, where there is one. */
  readonly target: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { readonly target?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.target = more.target;
    this.headers = more.headers ?? {};
  }
}

/** 400: a member of the body breaks a rule. The message begins with the member's name. */
export const refuseField = (field: string, reason: string): ServiceError =>
  new ServiceError(400, 'InvalidField', `${field} : ${reason}`, { target: field });

/** 400: a query option cannot be read or is not supported. */
export const refuseQuery = (reason: string): ServiceError => new ServiceError(400, 'InvalidQuery', reason);
