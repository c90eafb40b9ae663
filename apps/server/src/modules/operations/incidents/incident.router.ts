import { nothing } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  incidentAddUpdateAnswer,
  incidentCreateAnswer,
  incidentFiguresAnswer,
  incidentFollowAnswer,
  incidentGetAnswer,
  incidentReadersAnswer,
  incidentRow,
  incidentSavedAnswer,
  incidentSimilarAnswer,
  incidentStepAnswer,
  incidentStripAnswer,
} from '@intranet/contract/operations/incident-answers'
import {
  addIncidentUpdateInput,
  createIncidentsInput,
  followIncidentInput,
  incidentFiguresInput,
  incidentList,
  similarIncidentsInput,
  stepIncidentInput,
  updateIncidentInput,
} from '@intranet/contract/operations/incidents'
import {
  incidentAssetInput,
  incidentOrderInput,
  incidentWorkAdded,
  incidentWorkAnswer,
  removeIncidentAssetInput,
  removeIncidentOrderInput,
} from '@intranet/contract/operations/incident-work'
import { networkAnswer, networkInput, publicNetworkAnswer } from '@intranet/contract/operations/network'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { incidentBell } from './incident-bell.router.ts'
import { readIncidentFigures } from './incident-figures.service.ts'
import { addUpdate, followIncident, stepIncident } from './incident-step.service.ts'
import { openIncidents, openTotal, plannedIncidents } from './incident-strip.queries.ts'
import { addAsset, addOrder, readWork, removeAsset, removeOrder } from './incident-work.service.ts'
import { getIncident, listIncidents, removeIncident, stagedIncidents } from './incident.queries.ts'
import { changeIncident, readIncidentReaders, registerIncidents } from './incident.service.ts'
import { readNetwork, readPublicNetwork } from './network.service.ts'
import { similarTo } from './similar.service.ts'

/** How many a strip shows. */
const STRIP = 5

export const incidentRouter = router({
  ...crud(
    {
      list: incidentList,
      row: incidentRow,
      one: incidentGetAnswer,
      createInput: createIncidentsInput,
      created: incidentCreateAnswer,
      updateInput: updateIncidentInput,
      updated: incidentSavedAnswer,
    },
    {
      list: [
        procedure('incidentes', 'employee', 'providerRows').meta({ exports: exportHeads(incidentList) }),
        listIncidents,
      ],
      get: [procedure('incidentes', 'employee', 'providerRows'), getIncident],
      create: [procedure('incidentes', 'create', 'nothing'), registerIncidents],
      remove: [procedure('incidentes', 'superadmin', 'nothing'), unscoped(removeIncident)],
      update: [procedure('incidentes', 'employee', 'nothing'), changeIncident],
    },
  ),
  ...incidentBell,
  /** What is open, critical first, and the planned work ahead. */
  strip: procedure('incidentes', 'employee', 'providerRows')
    .output(answers(incidentStripAnswer))
    .query(async ({ ctx }) => ({
      total: await openTotal(ctx.db, ctx.actor),
      abertos: await openIncidents(ctx.db, ctx.actor, STRIP),
      programados: await plannedIncidents(ctx.db, ctx.actor, STRIP),
    })),
  /** Open incidents and FAQ answers like the title that is being written. */
  similar: procedure('incidentes', 'create', 'providerRows')
    .input(similarIncidentsInput)
    .output(answers(incidentSimilarAnswer))
    .query(({ ctx, input }) => similarTo(ctx.db, ctx.actor, input.titulo)),
  stages: procedure('incidentes', 'employee', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedIncidents(ctx.db, ctx.actor), input.id)),
  readers: procedure('incidentes', 'employee', 'providerRows')
    .input(byId)
    .output(answers(incidentReadersAnswer))
    .query(({ ctx, input }) => readIncidentReaders(ctx.db, ctx.actor, input.id)),
  dashboard: procedure('incidentes', 'read', 'figures')
    .meta(readsWide)
    .input(incidentFiguresInput)
    .output(answers(incidentFiguresAnswer))
    .query(({ ctx, input }) => readIncidentFigures(ctx.db, ctx.actor, input)),
  step: procedure('incidentes', 'employee', 'nothing')
    .input(stepIncidentInput)
    .output(answers(incidentStepAnswer))
    .mutation(({ ctx, input }) => stepIncident(ctx.db, ctx.actor, input)),
  addUpdate: procedure('incidentes', 'employee', 'nothing')
    .input(addIncidentUpdateInput)
    .output(answers(incidentAddUpdateAnswer))
    .mutation(({ ctx, input }) => addUpdate(ctx.db, ctx.actor, input)),
  follow: procedure('incidentes', 'employee', 'nothing')
    .input(followIncidentInput)
    .output(answers(incidentFollowAnswer))
    .mutation(({ ctx, input }) => followIncident(ctx.db, ctx.actor, input.id, input.segue)),
  /** Orders, assets, customers hit and minutes without service. */
  work: procedure('incidentes', 'employee', 'providerRows')
    .input(byId)
    .output(answers(incidentWorkAnswer))
    .query(({ ctx, input }) => readWork(ctx.db, ctx.actor, input.id)),
  addOrder: procedure('incidentes', 'employee', 'nothing')
    .input(incidentOrderInput)
    .output(answers(incidentWorkAdded))
    .mutation(({ ctx, input }) => addOrder(ctx.db, ctx.actor, input)),
  removeOrder: procedure('incidentes', 'employee', 'nothing')
    .input(removeIncidentOrderInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeOrder(ctx.db, ctx.actor, input)),
  addAsset: procedure('incidentes', 'employee', 'nothing')
    .input(incidentAssetInput)
    .output(answers(incidentWorkAdded))
    .mutation(({ ctx, input }) => addAsset(ctx.db, ctx.actor, input)),
  removeAsset: procedure('incidentes', 'employee', 'nothing')
    .input(removeIncidentAssetInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeAsset(ctx.db, ctx.actor, input)),
  /** Of the whole group: who answers a customer sees what is open in the city, of each provider. */
  network: procedure('incidentes', 'employee', 'reference')
    .input(networkInput)
    .output(answers(networkAnswer))
    .query(({ ctx, input }) => readNetwork(ctx.db, ctx.actor, input)),
  publicNetwork: procedure('incidentes', 'public', 'public')
    .output(answers(publicNetworkAnswer))
    .query(({ ctx }) => readPublicNetwork(ctx.deps)),
})
