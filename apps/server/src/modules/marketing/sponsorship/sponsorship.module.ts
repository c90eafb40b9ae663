import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { form } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { defineModule } from '../../../platform/module.ts'
import { accountOfPart, type AccountPart } from './account-part.queries.ts'
import { findAccount } from './account.queries.ts'
import { accountRouter } from './account.router.ts'
import { budgetRouter } from './budget.router.ts'
import { sponsorshipDeadlineJob } from './deadline.job.ts'
import { sponsorshipHeads } from './form.head.ts'
import { countJustifications } from './justification.queries.ts'
import { justificationRouter } from './justification.router.ts'
import { countOpenRequests, requestState } from './request.queries.ts'
import { requestRouter } from './request.router.ts'
import { roundRouter } from './round.router.ts'
import { accountsToCheck, requestsToWorkOn, secondApprovals } from './sponsorship.obligation.ts'
import { sponsorshipRouters, sponsorshipRoutes } from './sponsorship.rest.ts'
import { readsSponsorship } from './sponsorship-scope.ts'
import { sponsorshipHistory } from './sponsorship.history.ts'
import { sponsorshipHoldings } from './sponsorship.holding.ts'
import { findSponsorships } from './sponsorship.search.ts'
import { handOverRequestsOf } from './request.departure.ts'
import { viabilityRouter } from './viability.router.ts'

/** Files of an account are seen by the one who sees the account. */
const partOf = (table: AccountPart) => ({
  async maySee(db: Database, actor: Actor | null, id: number): Promise<boolean> {
    if (!actor || !readsSponsorship(actor)) return false
    const part = await accountOfPart(db, table, id)
    return part !== undefined && (await findAccount(db, actor, part.id_pos_evento)) !== undefined
  },
})

export const sponsorshipModule = defineModule({
  name: 'sponsorship',
  routers: sponsorshipRouters,
  routes: sponsorshipRoutes,
  jobs: [sponsorshipDeadlineJob],
  changes: [
    { table: 'patrocinio_solicitacao', list: requestRouter.list },
    { table: 'patrocinio_viabilidade', list: viabilityRouter.list },
    { table: 'patrocinio_negociacao', list: roundRouter.list },
    { table: 'patrocinio_pos_evento', list: accountRouter.list },
    { table: 'patrocinio_justificativa', list: justificationRouter.list },
    { table: 'patrocinio_orcamento', list: budgetRouter.list },
  ],
  history: sponsorshipHistory,
  refusals: {
    texts: {
      patrocinio_periodo: [form.endBeforeStart, 'data_fim'],
      patrocinio_valor: [text.valueRequired, 'valor_solicitado'],
      patrocinio_duas_pessoas: [text.otherApprover, null],
      patrocinio_viabilidade_unica: [text.analysedAlready, 'id_solicitacao'],
      patrocinio_aceita_unica: [text.alreadyAgreed, null],
      patrocinio_pos_evento_unico: [text.accountExists, 'id_solicitacao'],
      patrocinio_justificativa_titulo_unico: [text.justificationTaken, 'titulo'],
      patrocinio_orcamento_unico: [text.budgetTaken, 'ano'],
      patrocinio_prestacao_completa: [text.accountIncomplete, null],
    },
    inUse: {
      patrocinio_solicitacao_id_justificativa_fkey: text.justificationInUse,
      patrocinio_pos_evento_id_justificativa_fkey: text.justificationInUse,
    },
    ofCodeAlone: [
      'patrocinio_justificado',
      'patrocinio_dados',
      'patrocinio_protocolo_unico',
      'patrocinio_envio_unico',
      'patrocinio_rodada_unica',
      'patrocinio_foto_ordem',
      'envio_visitante_resumo',
    ],
  },
  files: {
    patrocinio_solicitacao: {
      maySee: async (db, actor, id) =>
        actor !== null && readsSponsorship(actor) && (await requestState(db, actor, id)) !== undefined,
    },
    patrocinio_pos_evento_foto: partOf('patrocinio_pos_evento_foto'),
    patrocinio_pos_evento_arquivo: partOf('patrocinio_pos_evento_arquivo'),
  },
  personalData: {
    // Applicants are no people of the intranet: docs/sponsorship.md#retention says how long they are known.
    notAbout: [
      'patrocinio_justificativa.id_usuario',
      'patrocinio_solicitacao.id_responsavel_interno',
      'patrocinio_solicitacao.id_aprovador',
      'patrocinio_solicitacao.id_segundo_aprovador',
      'patrocinio_viabilidade.id_usuario',
      'patrocinio_negociacao.id_usuario',
      'patrocinio_pos_evento.id_usuario',
      'patrocinio_pos_evento.id_aprovador',
      'patrocinio_pos_evento_foto.id_usuario',
      'patrocinio_pos_evento_arquivo.id_usuario',
      'patrocinio_orcamento.id_usuario',
    ],
  },
  holdings: sponsorshipHoldings,
  departures: [handOverRequestsOf],
  obligations: [requestsToWorkOn, secondApprovals, accountsToCheck],
  figures: [
    { to: '/marketing/sponsorship/solicitations/list', may: readsSponsorship, count: countOpenRequests },
    { to: '/marketing/sponsorship/justification/list', may: readsSponsorship, count: countJustifications },
  ],
  search: [findSponsorships],
  heads: sponsorshipHeads,
})
