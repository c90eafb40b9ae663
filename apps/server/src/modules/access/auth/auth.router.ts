import {
  changePasswordInput,
  confirmRegistrationInput,
  emailInput,
  loginInput,
  modulesOf,
  newPasswordInput,
  registerInput,
  resetPasswordInput,
} from '@intranet/contract/access/auth'
import { procedure, router, slowProcedure, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { completeNewPassword, login, logout } from './auth.service.ts'
import { changePassword, forgotPassword, resetPassword } from './password.service.ts'
import { confirmRegistration, register, resendCode } from './registration.service.ts'
import { viewSession } from './session-view.service.ts'

export const authRouter = router({
  session: procedure('users', 'public', 'own').query(
    ({ ctx }) => ctx.actor && viewSession(ctx.deps, ctx.actor),
  ),
  roles: procedure('users', 'signedIn', 'own').query(({ ctx: { actor } }) => ({
    roles: actor.roles,
    modules: modulesOf(actor.roles),
    employee: actor.employee,
  })),
  login: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(loginInput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  completeNewPassword: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(newPasswordInput)
    .mutation(({ ctx, input }) => completeNewPassword(ctx, ctx.write, input)),
  forgotPassword: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(emailInput)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input.email)),
  resetPassword: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, ctx.write, input)),
  changePassword: slowProcedure('users', 'self', 'nothing')
    .meta(takesNoKey)
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.write, input)),
  register: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(registerInput)
    .mutation(({ ctx, input }) => register(ctx, ctx.write, input)),
  confirmRegistration: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(confirmRegistrationInput)
    .mutation(({ ctx, input }) => confirmRegistration(ctx, ctx.write, input)),
  resendCode: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(emailInput)
    .mutation(({ ctx, input }) => resendCode(ctx, input.email)),
  logout: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .mutation(({ ctx }) => logout(ctx)),
})
