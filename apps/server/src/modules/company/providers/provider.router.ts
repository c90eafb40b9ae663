import { answers } from '../../../platform/procedure/answers.ts'
import { providerUses } from '@intranet/contract/answer'
import { todayInBrazil } from '@intranet/contract/today'
import {
  addProviderCitiesInput,
  providerAddCitiesAnswer,
  providerCitiesAnswer,
  providerCreateAnswer,
  providerOptionsAnswer,
  providerReplaceCitiesAnswer,
  providerSchemas,
  replaceProviderCitiesInput,
} from '@intranet/contract/company/provider-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, severalOptionsInput, someRecords } from '@intranet/contract/record'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import { listProviderCities } from './provider-city.queries.ts'
import { addProviderCities, replaceProviderCities } from './provider-city.service.ts'
import {
  countPublicOf,
  getProvider,
  listProviders,
  providerOptions,
  removeProvider,
  switchProviders,
} from './provider.queries.ts'
import { changeProvider, createProviders } from './provider.service.ts'

export const providerRouter = router({
  ...crud(
    {
      ...providerSchemas,
      options: providerOptionsAnswer,
      optionsInput: severalOptionsInput,
      created: providerCreateAnswer,
    },
    {
      list: [
        procedure('configuracao', 'read', 'providerRows').meta({
          exports: exportHeads(providerSchemas.list),
        }),
        listProviders,
      ],
      get: [procedure('configuracao', 'read', 'providerRows'), getProvider],
      options: [procedure('configuracao', 'signedIn', 'providerRows'), providerOptions],
      create: [procedure('configuracao', 'manage', 'nothing'), createProviders],
      update: [procedure('configuracao', 'manage', 'nothing'), changeProvider],
      setActive: [procedure('configuracao', 'manage', 'nothing'), unscoped(switchProviders)],
      remove: [procedure('configuracao', 'manage', 'nothing'), unscoped(removeProvider)],
    },
  ),
  /** People who stay, links, roulettes and campaigns that end when they are switched off. */
  uses: procedure('configuracao', 'manage', 'figures')
    .input(someRecords)
    .output(answers(providerUses))
    .query(async ({ ctx: { db, actor }, input: { ids } }) => ({
      ...(await countPeopleOf(db, actor, 'id_empresa', ids)),
      ...(await countPublicOf(db, actor, ids, todayInBrazil())),
    })),
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
