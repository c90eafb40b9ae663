/** What the intranet answers where it does not do what was asked. */

/** `data.codigo` names the refusal and does not change with the text; `data.campos` says what is wrong with each field. */
export interface Refusal extends Error {
  data: { codigo: string; mensagem: string; httpStatus: number; campos?: Record<string, string> }
}

/** Whether an error is a refusal of the intranet; failures of the network, time-outs among them, are none. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && typeof (error as Partial<Refusal>).data?.codigo === 'string'

/** A refusal of a path outside the procedures: sign-in, files, REST. */
export class RefusedError extends Error implements Refusal {
  readonly data: Refusal['data']

  constructor(data: Refusal['data']) {
    super(data.mensagem)
    this.name = 'RefusedError'
    this.data = data
  }
}

export class SignInError extends Error {
  /** The documented code name, such as NotAuthorizedException or NEW_PASSWORD_REQUIRED. */
  readonly codigo: string

  constructor(codigo: string, message: string) {
    super(message)
    this.name = 'SignInError'
    this.codigo = codigo
  }
}

interface RefusalBody {
  codigo?: string
  mensagem?: string
  campos?: Record<string, string>
}

/** The answer's JSON; throws RefusedError for anything but 2xx. */
export async function readJson<Answer>(response: Response): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer
  const body = (await response.json().catch(() => ({}))) as RefusalBody
  throw new RefusedError({
    codigo: body.codigo ?? String(response.status),
    mensagem: body.mensagem ?? response.statusText,
    httpStatus: response.status,
    ...(body.campos && { campos: body.campos }),
  })
}
