import { exportHeads } from '@intranet/contract/list'
import {
  addProviderCitiesInput,
  createProvidersInput,
  providerList,
  replaceProviderCitiesInput,
  updateProviderInput,
} from '@intranet/contract/company/provider'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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
    .query(({ ctx, input }) => listProviders(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getProvider(ctx.db, ctx.actor, input.id))),
  options: procedure('configuracao', 'signedIn', 'providerRows')
    .input(optionsInput)
    .query(({ ctx, input }) => providerOptions(ctx.db, ctx.actor, input.incluir)),
  create: procedure('configuracao', 'manage', 'nothing')
    .input(createProvidersInput)
    .mutation(({ ctx, input }) => createProviders(ctx.db, ctx.actor, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateProviderInput)
    .mutation(({ ctx, input }) => changeProvider(ctx.db, ctx.actor, input)),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchProviders(ctx.db, ctx.actor, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeProvider(ctx.db, ctx.actor, input.id)),
  cities: procedure('configuracao', 'signedIn', 'providerRows')
    .input(byId)
    .query(({ ctx, input }) => listProviderCities(ctx.db, ctx.actor, input.id)),
  addCities: procedure('configuracao', 'manage', 'nothing')
    .input(addProviderCitiesInput)
    .mutation(({ ctx, input }) => addProviderCities(ctx.db, ctx.actor, input.objects)),
  replaceCities: procedure('configuracao', 'manage', 'nothing')
    .input(replaceProviderCitiesInput)
    .mutation(({ ctx, input }) => replaceProviderCities(ctx.db, ctx.actor, input)),
})
