import {
  changePasswordInput,
  confirmRegistrationInput,
  emailInput,
  loginInput,
  logoutInput,
  modulesOf,
  newPasswordInput,
  registerInput,
  resetPasswordInput,
} from '@intranet/contract/access/auth'
import {
  answerFactorInput,
  completeFactorInput,
  completePasskeyInput,
  confirmInput,
  newApp,
  passkeyCreation,
  passkeyRequest,
  stepInput,
} from '@intranet/contract/access/factors'
import {
  completedFactor,
  confirmedAnswer,
  loginAnswer,
  logoutAnswer,
  sessionRolesAnswer,
  sessionView,
  signedIn,
  messageAnswer,
  newPasswordAnswer,
} from '@intranet/contract/access/auth-answers'
import { answers } from '../../../platform/procedure/answers.ts'
import {
  peopleOnly,
  procedure,
  router,
  slowProcedure,
  takesNoKey,
} from '../../../platform/procedure/procedure.ts'
import { completeNewPassword, login, logout } from './auth.service.ts'
import { changePassword, forgotPassword, resetPassword } from './password.service.ts'
import { confirmRegistration, register, resendCode } from './registration.service.ts'
import { viewSession } from './session-view.service.ts'
import { confirmSession, requestOwnSignature } from './shown-factor.service.ts'
import {
  answerFactor,
  beginPasskeySetup,
  beginSetup,
  completePasskeySetup,
  completeSetup,
  requestSignature,
} from './sign-in.service.ts'

export const authRouter = router({
  session: procedure('users', 'public', 'own')
    .output(answers(sessionView.nullable()))
    .query(({ ctx }) => ctx.actor && viewSession(ctx.deps, ctx.actor)),
  roles: procedure('users', 'signedIn', 'own')
    .output(answers(sessionRolesAnswer))
    .query(({ ctx: { actor } }) => ({
      roles: actor.roles,
      modules: modulesOf(actor.roles),
      employee: actor.employee,
    })),
  login: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(loginInput)
    .output(answers(loginAnswer))
    .mutation(({ ctx, input }) => login(ctx, input)),
  completeNewPassword: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(newPasswordInput)
    .output(answers(newPasswordAnswer))
    .mutation(({ ctx, input }) => completeNewPassword(ctx, ctx.write, input)),
  requestSignature: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(stepInput)
    .output(answers(passkeyRequest))
    .mutation(({ ctx, input }) => requestSignature(ctx, input.sessao)),
  answerFactor: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(answerFactorInput)
    .output(answers(signedIn))
    .mutation(({ ctx, input }) => answerFactor(ctx, input)),
  beginSetup: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(stepInput)
    .output(answers(newApp))
    .mutation(({ ctx, input }) => beginSetup(ctx, input.sessao)),
  completeSetup: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(completeFactorInput)
    .output(answers(completedFactor))
    .mutation(({ ctx, input }) => completeSetup(ctx, ctx.write, input)),
  beginPasskeySetup: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(stepInput)
    .output(answers(passkeyCreation))
    .mutation(({ ctx, input }) => beginPasskeySetup(ctx, input.sessao)),
  completePasskeySetup: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(completePasskeyInput)
    .output(answers(completedFactor))
    .mutation(({ ctx, input }) => completePasskeySetup(ctx, ctx.write, input)),
  requestOwnSignature: slowProcedure('users', 'self', 'own')
    .meta({ ...peopleOnly, ...takesNoKey })
    .output(answers(passkeyRequest))
    .mutation(({ ctx }) => requestOwnSignature(ctx)),
  confirm: slowProcedure('users', 'self', 'nothing')
    .meta({ ...peopleOnly, ...takesNoKey })
    .input(confirmInput)
    .output(answers(confirmedAnswer))
    .mutation(({ ctx, input }) => confirmSession(ctx, input)),
  forgotPassword: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(emailInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input.email)),
  resetPassword: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(resetPasswordInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => resetPassword(ctx, ctx.write, input)),
  changePassword: slowProcedure('users', 'self', 'nothing')
    .meta(takesNoKey)
    .input(changePasswordInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.write, input)),
  register: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(registerInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => register(ctx, ctx.write, input)),
  confirmRegistration: slowProcedure('users', 'public', 'own')
    .meta(takesNoKey)
    .input(confirmRegistrationInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => confirmRegistration(ctx, ctx.write, input)),
  resendCode: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(emailInput)
    .output(answers(messageAnswer))
    .mutation(({ ctx, input }) => resendCode(ctx, input.email)),
  logout: slowProcedure('users', 'public', 'nothing')
    .meta(takesNoKey)
    .input(logoutInput)
    .output(answers(logoutAnswer))
    .mutation(({ ctx, input }) => logout(ctx, input.limpar)),
})
