import { offerLetter } from '@intranet/contract/careers/offer-letters'
import {
  acceptOfferInput,
  byOfferKey,
  callOffOfferInput,
  cancelOfferInput,
  offerCodeAnswer,
  offerSavedAnswer,
  offersOfAnswer,
  publicOfferAnswer,
  refuseOfferInput,
  sendOfferInput,
} from '@intranet/contract/careers/offers'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import {
  getLetter,
  insertLetters,
  letterOptions,
  listLetters,
  removeLetter,
  switchLetters,
  updateLetter,
} from './letter.queries.ts'
import { callOffOffer } from './call-off.service.ts'
import { cancelOffer, readOffersOf, sendOffer } from './offer.service.ts'
import { acceptOffer, refuseOffer, sendOfferCode, viewOffer } from './public-offer.service.ts'

const letterSchemas = schemasOf(offerLetter)

export const offerLetterRouter = router({
  ...crud(
    { ...letterSchemas, one: letterSchemas.record, optionsInput: null },
    {
      list: [
        procedure('banco_talentos', 'manage', 'reference').meta({ exports: exportHeads(letterSchemas.list) }),
        unscoped(listLetters),
      ],
      get: [procedure('banco_talentos', 'manage', 'reference'), unscoped(getLetter)],
      create: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(insertLetters)],
      update: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(updateLetter)],
      setActive: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(switchLetters)],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(removeLetter)],
      options: [procedure('banco_talentos', 'manage', 'reference'), unscoped(letterOptions)],
    },
  ),
})

/** Figures of a contract: for managers of the talent bank and of HR. */
export const offerRouter = router({
  ofApplication: procedure('banco_talentos', 'manage', 'providerRows')
    .input(byId)
    .output(answers(offersOfAnswer))
    .query(({ ctx, input }) => readOffersOf(ctx.db, ctx.actor, input.id)),
  send: procedure('banco_talentos', 'manage', 'nothing')
    .input(sendOfferInput)
    .output(answers(offerSavedAnswer))
    .mutation(({ ctx, input }) => sendOffer(ctx.db, ctx.deps, ctx.actor, input)),
  cancel: procedure('banco_talentos', 'manage', 'nothing')
    .input(cancelOfferInput)
    .output(answers(offerSavedAnswer))
    .mutation(({ ctx, input }) => cancelOffer(ctx.db, ctx.deps, ctx.actor, input)),
  callOff: procedure('banco_talentos', 'manage', 'nothing')
    .input(callOffOfferInput)
    .output(answers(offerSavedAnswer))
    .mutation(({ ctx, input }) => callOffOffer(ctx.deps, ctx.db, ctx.actor, input)),
})

/** By the link of the mail, without signing in. */
export const publicOfferRouter = router({
  view: procedure('banco_talentos', 'public', 'public')
    .input(byOfferKey)
    .output(answers(publicOfferAnswer))
    .query(({ ctx, input }) => viewOffer(ctx, input.chave)),
  code: slowProcedure('banco_talentos', 'public', 'nothing')
    .input(byOfferKey)
    .output(answers(offerCodeAnswer))
    .mutation(({ ctx, input }) => sendOfferCode(ctx, ctx.write, input.chave)),
  accept: slowProcedure('banco_talentos', 'public', 'public')
    .input(acceptOfferInput)
    .output(answers(publicOfferAnswer))
    .mutation(({ ctx, input }) => acceptOffer(ctx, ctx.write, input)),
  refuse: slowProcedure('banco_talentos', 'public', 'public')
    .input(refuseOfferInput)
    .output(answers(publicOfferAnswer))
    .mutation(({ ctx, input }) => refuseOffer(ctx, ctx.write, input)),
})
