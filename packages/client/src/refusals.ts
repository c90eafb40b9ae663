/** What the intranet answers where it does not do what was asked. */

/**
 * `data.codigo` names the refusal and does not change with the text; `data.campos` says what is wrong with each field, and
 * `data.permitidos` what a field takes, where that is a list.
 */
export interface Refusal extends Error {
  data: {
    codigo: string
    mensagem: string
    httpStatus: number
    campos?: Record<string, string>
    permitidos?: Record<string, (string | number | boolean | null)[]>
  }
}

/** An error and what caused it: procedures wrap what their transport throws, and `fetch` what the network does. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 5; depth += 1, error = error.cause) yield error
}

/** What the client throws itself; refusals of procedures have the same `data`. */
export abstract class IntranetError extends Error {}

/** A refusal of a path outside the procedures: sign-in, files, REST. */
export class RefusedError extends IntranetError implements Refusal {
  override readonly name: string = 'RefusedError'
  readonly data: Refusal['data']

  constructor(data: Refusal['data']) {
    super(data.mensagem)
    this.data = data
  }
}

/** Nothing was answered, for as long as the client was patient: no connection, a lost one, or no answer in time. */
export class AwayError extends IntranetError {
  override readonly name: string = 'AwayError'

  constructor(cause: unknown) {
    // The first says "fetch failed", the last one why.
    const reason = [...causesOf(cause)].map(({ message }) => message).findLast(Boolean) ?? String(cause)
    super(`The intranet did not answer: ${reason}`, { cause })
  }
}

export class SignInError extends IntranetError {
  override readonly name: string = 'SignInError'
  /** The documented code name, such as NotAuthorizedException or NEW_PASSWORD_REQUIRED. */
  readonly codigo: string

  constructor(codigo: string, message: string) {
    super(message)
    this.codigo = codigo
  }
}

/** Answers of a server that may do later what it cannot do now. */
export const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Whether the intranet answered that it does not do this; failures of the network, time-outs among them, are none. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && typeof (error as Partial<Refusal>).data?.codigo === 'string'

/** Whether the same call may be done later: nothing was answered, or that the intranet cannot serve now. */
export const isAway = (error: unknown): error is Error =>
  [...causesOf(error)].some(
    (one) => one instanceof AwayError || (isRefusal(one) && passing.has(one.data.httpStatus)),
  )

/** Whether the one who asks is not signed in, or no longer: a wrong password, a session or a key that ended. */
export const isSignIn = (error: unknown): error is Error =>
  [...causesOf(error)].some(
    (one) => one instanceof SignInError || (isRefusal(one) && one.data.httpStatus === 401),
  )

type RefusalBody = Partial<Refusal['data']>

/** The answer's JSON; throws RefusedError for anything but 2xx. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  const body = (await response.json().catch(() => ({}))) as RefusalBody
  throw new RefusedError({
    codigo: body.codigo ?? String(response.status),
    mensagem: body.mensagem ?? response.statusText,
    httpStatus: response.status,
    ...(body.campos && { campos: body.campos }),
    ...(body.permitidos && { permitidos: body.permitidos }),
  })
}
