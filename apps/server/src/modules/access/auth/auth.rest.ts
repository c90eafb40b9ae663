import { passwordResetErrors, signInErrors } from '@intranet/contract/messages/access'
import {
  completedFactor,
  factorChallenge,
  passwordChallenge,
  setupChallenge,
  wireSession,
} from '@intranet/contract/access/auth-answers'
import * as z from 'zod'
import { asIs, shaped } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import type { PasswordChallenge } from './auth.service.ts'
import { authRouter } from './auth.router.ts'
import type { FactorStep, SignedIn } from './sign-in.service.ts'

/** `employee` is the text 'true' or 'false' (docs/access.md#employee-on-the-wire). */
function sessionOf({ token, usuario }: SignedIn): z.output<typeof wireSession> {
  if (token === undefined) throw new Error('A session over REST needs its token in the answer.')
  return {
    token,
    expira_em: usuario.expira_em,
    usuario: {
      userId: usuario.userId,
      usuarioId: usuario.usuarioId,
      nome: usuario.nome,
      email: usuario.email,
      roles: usuario.roles,
      modules: usuario.modules,
      employee: usuario.employee ? 'true' : 'false',
      id_empresa: usuario.id_empresa,
      id_departamento: usuario.id_departamento,
      id_cargo: usuario.id_cargo,
    },
  }
}

const answerToLogin = shaped(
  z.union([passwordChallenge, factorChallenge, setupChallenge, wireSession]),
  (answer: PasswordChallenge | FactorStep | SignedIn) => ('challenge' in answer ? answer : sessionOf(answer)),
)
const answerToPassword = shaped(
  z.union([factorChallenge, setupChallenge, wireSession]),
  (answer: FactorStep | SignedIn) => ('challenge' in answer ? answer : sessionOf(answer)),
)

/** Of who signs in, or shows again who they are. */
const refuses = [
  ...(Object.keys({ ...signInErrors, ...passwordResetErrors }) as (keyof typeof signInErrors)[]),
  'TemporaryPasswordExpiredException',
  'ExpiredCodeException',
  'PasswordSignInDisabledException',
] as const

export const authRoutes = defineRoutes('Entrada', { auth: authRouter }, [
  route({
    method: 'POST',
    path: '/v1/auth/login',
    summary:
      'Entra com e-mail e senha; no primeiro acesso responde NEW_PASSWORD_REQUIRED, e com segundo fator FACTOR_REQUIRED ou FACTOR_SETUP_REQUIRED',
    wrap: 'flat',
    refuses,
    procedure: authRouter.login,
    answer: answerToLogin,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/new-password',
    summary: 'Escolhe a senha pedida no primeiro acesso, e entra',
    wrap: 'flat',
    refuses,
    procedure: authRouter.completeNewPassword,
    answer: answerToPassword,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/factor',
    summary: 'Responde FACTOR_REQUIRED com um código do aplicativo ou de recuperação, e entra',
    wrap: 'flat',
    refuses,
    procedure: authRouter.answerFactor,
    answer: shaped(wireSession, sessionOf),
  }),
  route({
    method: 'POST',
    path: '/v1/auth/factor/setup',
    summary: 'Responde FACTOR_SETUP_REQUIRED: o segredo do aplicativo de códigos',
    wrap: 'flat',
    refuses,
    procedure: authRouter.beginSetup,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/factor/setup/confirm',
    summary: 'Confirma o aplicativo com o primeiro código, e entra; mostra os códigos de recuperação uma vez',
    wrap: 'flat',
    refuses,
    procedure: authRouter.completeSetup,
    answer: shaped(
      wireSession.extend({ codigos: completedFactor.shape.codigos }),
      (answer: SignedIn & { codigos: string[] }) => ({ ...sessionOf(answer), codigos: answer.codigos }),
    ),
  }),
  route({
    method: 'POST',
    path: '/v1/auth/confirm',
    summary: 'Confirma senha ou fator de novo, para o que responde ConfirmationRequiredException',
    wrap: 'flat',
    refuses,
    procedure: authRouter.confirm,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/forgot-password',
    summary: 'Envia por e-mail o código que redefine a senha',
    wrap: 'flat',
    refuses,
    procedure: authRouter.forgotPassword,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/reset-password',
    summary: 'Redefine a senha com o código recebido',
    wrap: 'flat',
    refuses,
    procedure: authRouter.resetPassword,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Encerra a sessão',
    procedure: authRouter.logout,
    answer: asIs,
  }),
])
