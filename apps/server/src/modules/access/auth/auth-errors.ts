/** The documented refusals of sign-in and password reset, with their code names. */
import { auth, passwordReset } from '@intranet/contract/messages/auth'
import { factors } from '@intranet/contract/messages/factors'
import { session } from '@intranet/contract/messages/session'
import {
  passwordResetErrors,
  signInErrors,
  type PasswordResetError,
  type SignInError,
} from '@intranet/contract/messages/access'
import { AppError } from '../../../platform/errors.ts'

const tooOften = new Set<string>([
  'TooManyRequestsException',
  'PasswordAttemptsExceededException',
  'LimitExceededException',
])

const codeOf = (nome: string) => (tooOften.has(nome) ? 'too_many' : 'unauthorized')

export const signInError = (nome: SignInError, retryAfter?: number) =>
  new AppError(codeOf(nome), signInErrors[nome], { nome, retryAfter })

export const resetError = (nome: PasswordResetError, retryAfter?: number) =>
  new AppError(codeOf(nome), passwordResetErrors[nome], { nome, retryAfter })

/** Names and texts of our own. */
export const inviteExpired = () =>
  new AppError('unauthorized', auth.inviteExpired, { nome: 'TemporaryPasswordExpiredException' })

export const codeExpired = () =>
  new AppError('unauthorized', passwordReset.codeExpired, { nome: 'ExpiredCodeException' })

/** The documented text says nothing of a mail that did not leave: what happened is beside it. */
export const notSent = (refused: boolean) => {
  const nome = refused ? 'InvalidEmailRoleAccessPolicyException' : 'CodeDeliveryFailureException'
  return new AppError('unauthorized', passwordResetErrors[nome], {
    nome,
    campos: { email: refused ? passwordReset.notTaken : passwordReset.notSent },
  })
}

/** A code that another browser or program asked for. */
export const codeElsewhere = () =>
  new AppError('unauthorized', passwordReset.codeElsewhere, {
    nome: 'CodeMismatchException',
    campos: { codigo: passwordReset.codeElsewhere },
  })

export const challengeGone = () =>
  new AppError('unauthorized', session.ended, { nome: 'NotAuthorizedException' })

export const factorTriesExceeded = (retryAfter: number) =>
  new AppError('too_many', factors.attemptsExceeded, {
    nome: 'PasswordAttemptsExceededException',
    retryAfter,
  })
