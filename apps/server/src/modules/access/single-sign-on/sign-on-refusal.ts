/** Why a sign-in by an identity provider ends; the page of sign-in says it by its code. */
import { signOnRefusals, type SignOnRefusal } from '@intranet/contract/messages/single-sign-on'
import { causesOf, codeOf } from '../../../platform/error-causes.ts'
import { AppError } from '../../../platform/errors.ts'

export class SignOnError extends AppError {
  readonly motivo: SignOnRefusal
  /** Whose account it was about, where that is known. */
  readonly id_usuario: number | undefined

  constructor(motivo: SignOnRefusal, id_usuario?: number) {
    super(motivo === 'indisponivel' ? 'bad_gateway' : 'unauthorized', signOnRefusals[motivo])
    this.motivo = motivo
    this.id_usuario = id_usuario
  }
}

const codes: Record<string, SignOnRefusal> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'relogio',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'recusada',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'recusada',
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: 'recusada',
  OAUTH_RESPONSE_BODY_ERROR: 'recusada',
  OAUTH_INVALID_RESPONSE: 'recusada',
  OAUTH_KEY_SELECTION_FAILED: 'recusada',
}

/** What a failure of the exchange with a provider is called; what is no answer at all is "away". */
export function refusalOf(error: unknown): SignOnError {
  for (const one of causesOf(error)) {
    if (one instanceof SignOnError) return one
    const motivo = codes[codeOf(one) ?? '']
    if (motivo) return new SignOnError(motivo)
  }
  return new SignOnError('indisponivel')
}
