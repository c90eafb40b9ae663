import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords, peopleCount } from '@intranet/contract/answer'
import {
  providerRow,
  providerOptionsAnswer,
  providerCreateAnswer,
  providerCitiesAnswer,
  providerAddCitiesAnswer,
  providerReplaceCitiesAnswer,
} from '@intranet/contract/company/provider-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  addProviderCitiesInput,
  createProvidersInput,
  providerList,
  replaceProviderCitiesInput,
  updateProviderInput,
} from '@intranet/contract/company/provider'
import { byId, optionsInput, setActiveInput, someRecords } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import { listProviderCities } from './provider-city.queries.ts'
import { addProviderCities, replaceProviderCities } from './provider-city.service.ts'
import {
  getProvider,
  listProviders,
  providerOptions,
  removeProvider,
  switchProviders,
} from './provider.queries.ts'
import { changeProvider, createProviders } from './provider.service.ts'

export const providerRouter = router({
  list: procedure('configuracao', 'read', 'providerRows')
    .meta({ exports: exportHeads(providerList) })
    .input(providerList.input)
    .output(answers(pageOf(providerRow)))
    .query(({ ctx, input }) => listProviders(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .input(byId)
    .output(answers(providerRow))
    .query(async ({ ctx, input }) => found(await getProvider(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'signedIn', 'providerRows')
    .input(optionsInput)
    .output(answers(providerOptionsAnswer))
    .query(({ ctx, input }) => providerOptions(ctx.db, ctx.actor, input.incluir)),
  create: procedure('configuracao', 'manage', 'nothing')
    .input(createProvidersInput)
    .output(answers(providerCreateAnswer))
    .mutation(({ ctx, input }) => createProviders(ctx.db, ctx.actor, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateProviderInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeProvider(ctx.db, ctx.actor, input)),
  /** Who is asked about before they are inactivated. */
  people: procedure('configuracao', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_empresa', input.ids)),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchProviders(ctx.db, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeProvider(ctx.db, input.id)),
  cities: procedure('configuracao', 'signedIn', 'providerRows')
    .input(byId)
    .output(answers(providerCitiesAnswer))
    .query(({ ctx, input }) => listProviderCities(ctx.db, ctx.actor, input.id)),
  addCities: procedure('configuracao', 'manage', 'nothing')
    .input(addProviderCitiesInput)
    .output(answers(providerAddCitiesAnswer))
    .mutation(({ ctx, input }) => addProviderCities(ctx.db, input.objects)),
  replaceCities: procedure('configuracao', 'manage', 'nothing')
    .input(replaceProviderCitiesInput)
    .output(answers(providerReplaceCitiesAnswer))
    .mutation(({ ctx, input }) => replaceProviderCities(ctx.db, input)),
})
