import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs } from '../../../platform/rest/answer-shapes.ts'
import {
  emailInput,
  loginInput,
  newPasswordInput,
  type LoginInput,
  type NewPasswordInput,
} from '@intranet/contract/access/auth'
import { defineRoutes } from '../../../platform/rest/route.ts'
import type { SignedIn } from './auth.service.ts'
import { authRouter } from './auth.router.ts'

const routers = { auth: authRouter }

/** `employee` is the text 'true' or 'false' (docs/access.md#employee-on-the-wire). */
function wireSession({ token, usuario }: SignedIn) {
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
      employee: String(usuario.employee),
      id_empresa: usuario.id_empresa,
      id_departamento: usuario.id_departamento,
      id_cargo: usuario.id_cargo,
    },
  }
}

export const authRoutes = defineRoutes('Entrada', routers, [
  {
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Entra com e-mail e senha; no primeiro acesso responde NEW_PASSWORD_REQUIRED',
    body: loginInput,
    wrap: 'flat',
    open: true,
    async call(caller, request) {
      const answer = await caller.auth.login(request.object() as LoginInput)
      return 'challenge' in answer ? answer : wireSession(answer)
    },
  },
  {
    method: 'POST',
    path: '/v1/auth/new-password',
    summary: 'Escolhe a senha pedida no primeiro acesso, e entra',
    body: newPasswordInput,
    wrap: 'flat',
    open: true,
    call: async (caller, request) =>
      wireSession(await caller.auth.completeNewPassword(request.object() as NewPasswordInput)),
  },
  {
    method: 'POST',
    path: '/v1/auth/forgot-password',
    summary: 'Envia por e-mail o código que redefine a senha',
    body: emailInput,
    wrap: 'flat',
    open: true,
    call: (caller, request) => caller.auth.forgotPassword(request.object() as { email: string }),
  },
  route({
    method: 'POST',
    path: '/v1/auth/reset-password',
    summary: 'Redefine a senha com o código recebido',
    wrap: 'flat',
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
