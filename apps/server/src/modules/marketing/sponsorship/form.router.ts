import {
  accountLinkAnswer,
  accountSentAnswer,
  beganAnswer,
  formViewAnswer,
  protocolAnswer,
  submittedAnswer,
} from '@intranet/contract/marketing/sponsorship-answers'
import { publicRouletteChallengeAnswer } from '@intranet/contract/marketing/public-roulette-answers'
import {
  accountToken,
  beginInput,
  formOfProvider,
  formViewInput,
  protocolFields,
  sendAccountInput,
  submitRequestInput,
} from '@intranet/contract/marketing/sponsorship-form'
import { todayInBrazil } from '@intranet/contract/today'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router, slowProcedure, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { sendApplicantAccount, viewApplicantAccount } from './applicant-account.service.ts'
import {
  askChallenge,
  beginForm,
  submitForm,
  viewForm,
  viewProtocol,
  viewProviderForm,
} from './form.service.ts'

/** What guests may ask of sponsorship. */
export const sponsorshipFormRouter = router({
  view: procedure('marketing', 'public', 'public')
    .input(formViewInput)
    .output(answers(formViewAnswer))
    .query(({ ctx, input }) => viewForm(ctx.db, input.provedor)),
  ofProvider: procedure('marketing', 'public', 'public')
    .input(formOfProvider)
    .output(answers(formViewAnswer.shape.provedor.unwrap()))
    .query(({ ctx, input }) => viewProviderForm(ctx.db, input.provedor)),
  challenge: procedure('marketing', 'public', 'public')
    .input(formOfProvider)
    .output(answers(publicRouletteChallengeAnswer))
    .query(({ ctx, input }) => askChallenge(ctx, input.provedor)),
  begin: slowProcedure('marketing', 'public', 'nothing')
    .meta(takesNoKey)
    .input(beginInput)
    .output(answers(beganAnswer))
    .mutation(({ ctx, input }) => beginForm(ctx, input)),
  submit: slowProcedure('marketing', 'public', 'nothing')
    .input(submitRequestInput)
    .output(answers(submittedAnswer))
    .mutation(({ ctx, input }) => submitForm(ctx, input, todayInBrazil())),
  /** A mutation, so that the document is in no address. */
  status: slowProcedure('marketing', 'public', 'public')
    .meta(takesNoKey)
    .input(protocolFields)
    .output(answers(protocolAnswer))
    .mutation(({ ctx, input }) => viewProtocol(ctx, input)),
  /** A mutation, so that the token is in no address. */
  account: slowProcedure('marketing', 'public', 'public')
    .meta(takesNoKey)
    .input(accountToken)
    .output(answers(accountLinkAnswer))
    .mutation(({ ctx, input }) => viewApplicantAccount(ctx.db, input.envio)),
  sendAccount: procedure('marketing', 'public', 'nothing')
    .input(sendAccountInput)
    .output(answers(accountSentAnswer))
    .mutation(({ ctx, input }) => sendApplicantAccount(ctx.db, input)),
})
