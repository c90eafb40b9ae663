import {
  applicationFormAnswer,
  applyAnswer,
  confirmApplicationAnswer,
  guestApplicationAnswer,
  ownApplicationsAnswer,
  removedOwnAnswer,
  waitingApplicationAnswer,
  withdrawnAnswer,
} from '@intranet/contract/careers/application-answers'
import {
  applicationFormInput,
  applyInput,
  byApplication,
  confirmApplicationInput,
  guestApplicationInput,
  waitingApplicationInput,
} from '@intranet/contract/careers/applications'
import { answers } from '../../../platform/procedure/answers.ts'
import {
  changesRights,
  procedure,
  router,
  slowProcedure,
  takesNoKey,
} from '../../../platform/procedure/procedure.ts'
import { apply, applicationForm, readOwn, withdraw } from './application.service.ts'
import { confirmApplication, viewWaiting } from './confirm-application.service.ts'
import { receiveGuest } from './guest-application.service.ts'
import { removeOwn } from './removal.service.ts'

export const applicationRouter = router({
  /** What the page of an application shows before it is sent. */
  form: procedure('banco_talentos', 'public', 'own')
    .input(applicationFormInput)
    .output(answers(applicationFormAnswer))
    .query(({ ctx, input }) => applicationForm(ctx.db, ctx.actor, input.id_vaga)),
  applyAsGuest: slowProcedure('banco_talentos', 'public', 'nothing')
    .input(guestApplicationInput)
    .output(answers(guestApplicationAnswer))
    .mutation(({ ctx, input }) => receiveGuest(ctx, ctx.write, input)),
  /** What the link that was mailed still asks for. */
  waiting: procedure('banco_talentos', 'public', 'own')
    .input(waitingApplicationInput)
    .output(answers(waitingApplicationAnswer))
    .query(({ ctx, input }) => viewWaiting(ctx, input.chave)),
  /** By the link that was mailed; the answer may begin a session. */
  confirm: slowProcedure('banco_talentos', 'public', 'own')
    .meta(takesNoKey)
    .input(confirmApplicationInput)
    .output(answers(confirmApplicationAnswer))
    .mutation(({ ctx, input }) => confirmApplication(ctx, ctx.write, input)),
  /** Nothing that an access key does: docs/access-keys.md#what-a-key-may-do. */
  submit: procedure('banco_talentos', 'self', 'own')
    .input(applyInput)
    .output(answers(applyAnswer))
    .mutation(({ ctx, input }) => apply(ctx.db, ctx.deps, ctx.actor, input)),
  mine: procedure('banco_talentos', 'self', 'own')
    .output(answers(ownApplicationsAnswer))
    .query(async ({ ctx }) =>
      readOwn(ctx.db, ctx.actor.id, await ctx.deps.parameters.read('vaga_revisao_texto')),
    ),
  withdraw: procedure('banco_talentos', 'self', 'own')
    .input(byApplication)
    .output(answers(withdrawnAnswer))
    .mutation(({ ctx, input }) => withdraw(ctx.db, ctx.deps, ctx.actor, input.id)),
  /** The person's own data in careers, for good; a candidate's account with it. */
  removeOwn: procedure('banco_talentos', 'self', 'nothing')
    .meta(changesRights)
    .output(answers(removedOwnAnswer))
    .mutation(({ ctx }) => removeOwn(ctx.db, ctx.deps, ctx.actor)),
})
