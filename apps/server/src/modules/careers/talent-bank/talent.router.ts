import { nothing, savedRecord } from '@intranet/contract/answer'
import {
  acceptedAnswer,
  archivedAnswer,
  excerptsAnswer,
  invitationAnswer,
  invitedAnswer,
  savedSearchAnswer,
  savedSearchesAnswer,
  talentRow,
} from '@intranet/contract/careers/talent-answers'
import {
  acceptInvitationInput,
  archiveTalentsInput,
  byInvitationKey,
  excerptsInput,
  inviteTalentsInput,
  saveSearchInput,
  switchSearchInput,
  talentList,
} from '@intranet/contract/careers/talent-bank'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { excerptsOf } from './excerpt.service.ts'
import { acceptInvitation, inviteTalents, viewInvitation } from './invitation.service.ts'
import { searchesOf, switchSearch } from './saved-search.queries.ts'
import { removeSearch, saveSearch } from './saved-search.service.ts'
import { archiveTalents } from './talent.queries.ts'
import { findTalents } from './talent.service.ts'

/** For gestor and solicitante of the talent bank who are employees; never by gender, race or disability. */
export const talentRouter = router({
  ...crud(
    { list: talentList, row: talentRow },
    {
      list: [
        procedure('banco_talentos', 'create', 'providerRows').meta({ exports: exportHeads(talentList) }),
        findTalents,
      ],
    },
  ),
  excerpts: procedure('banco_talentos', 'create', 'providerRows')
    .meta({ personal: { texto: 'text' } })
    .input(excerptsInput)
    .output(answers(excerptsAnswer))
    .query(({ ctx, input }) => excerptsOf(ctx.db, ctx.actor, input)),
  archive: procedure('banco_talentos', 'manage', 'nothing')
    .input(archiveTalentsInput)
    .output(answers(archivedAnswer))
    .mutation(async ({ ctx, input }) => ({ arquivados: await archiveTalents(ctx.db, ctx.actor, input.ids) })),
  invite: procedure('banco_talentos', 'manage', 'nothing')
    .input(inviteTalentsInput)
    .output(answers(invitedAnswer))
    .mutation(({ ctx, input }) => inviteTalents(ctx.db, ctx.deps, ctx.actor, input)),
  searches: procedure('banco_talentos', 'create', 'own')
    .output(answers(savedSearchesAnswer))
    .query(({ ctx }) => searchesOf(ctx.db, ctx.actor.id)),
  saveSearch: procedure('banco_talentos', 'create', 'nothing')
    .input(saveSearchInput)
    .output(answers(savedSearchAnswer))
    .mutation(({ ctx, input }) => saveSearch(ctx.db, ctx.actor, input)),
  switchSearch: procedure('banco_talentos', 'create', 'nothing')
    .input(switchSearchInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => switchSearch(ctx.db, ctx.actor.id, input)),
  removeSearch: procedure('banco_talentos', 'create', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeSearch(ctx.db, ctx.actor, input.id)),
})

/** By the link of an invitation, without signing in. */
export const invitationRouter = router({
  view: procedure('banco_talentos', 'public', 'public')
    .input(byInvitationKey)
    .output(answers(invitationAnswer))
    .query(({ ctx, input }) => viewInvitation(ctx, input.chave)),
  accept: slowProcedure('banco_talentos', 'public', 'public')
    .input(acceptInvitationInput)
    .output(answers(acceptedAnswer))
    .mutation(({ ctx, input }) => acceptInvitation(ctx, ctx.write, input)),
})
