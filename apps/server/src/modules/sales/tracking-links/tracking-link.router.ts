import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  byLinkCode,
  consentInput,
  createTrackingLinksInput,
  linkFiguresInput,
  trackingLinkList,
  updateTrackingLinkInput,
} from '@intranet/contract/sales/tracking-links'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { askChallenge, receiveConsent, viewConsentForm } from './consent.service.ts'
import { viewLinkFigures } from './link-figures.service.ts'
import { getTrackingLink, listTrackingLinks } from './tracking-link.queries.ts'
import { changeTrackingLink, createTrackingLinks } from './tracking-link.service.ts'

export const trackingLinkRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(trackingLinkList) })
    .input(trackingLinkList.input)
    .query(({ ctx, input }) => listTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) =>
      found(await getTrackingLink(ctx.db, ctx.actor, ctx.deps.publicUrl, input.id)),
    ),
  create: marketingProcedure('create', 'nothing')
    .input(createTrackingLinksInput)
    .mutation(({ ctx, input }) => createTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(updateTrackingLinkInput)
    .mutation(({ ctx, input }) => changeTrackingLink(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  figures: marketingProcedure('read', 'figures')
    .input(linkFiguresInput)
    .query(({ ctx, input }) => viewLinkFigures(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  consentForm: procedure('vendas', 'public', 'public')
    .input(byLinkCode)
    .query(({ ctx, input }) => viewConsentForm(ctx.db, input.codigo)),
  challenge: procedure('vendas', 'public', 'public')
    .input(byLinkCode)
    .query(({ ctx, input }) => askChallenge(ctx, input.codigo)),
  consent: slowProcedure('vendas', 'public', 'nothing')
    .input(consentInput)
    .mutation(({ ctx, input }) => receiveConsent(ctx, input)),
})
