import { answers } from '../../../platform/procedure/answers.ts'
import {
  pageOf,
  nothing,
  createdRecords,
  savedRecord,
  switchedRecords,
  changedRecords,
} from '@intranet/contract/answer'
import {
  cityRow,
  cityOptionsAnswer,
  cityReferenceAnswer,
  cityDistrictsAnswer,
  cityByPostalCodeAnswer,
} from '@intranet/contract/company/city-answers'
import {
  cityList,
  cityOptionsInput,
  changeCitiesInput,
  createCitiesInput,
  districtsInput,
  postalCodeInput,
  updateCityInput,
} from '@intranet/contract/company/city'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { changeEach } from '../../../platform/procedure/change-each.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  cityOptions,
  cityReference,
  getCity,
  insertCities,
  listCities,
  removeCity,
  switchCities,
  updateCity,
} from './city.queries.ts'
import { listDistricts } from './district.service.ts'
import { lookUpPostalCode } from './postal-code.service.ts'

export const cityRouter = router({
  list: procedure('configuracao', 'read', 'providerRows')
    .meta({ exports: exportHeads(cityList) })
    .input(cityList.input)
    .output(answers(pageOf(cityRow)))
    .query(({ ctx, input }) => listCities(ctx.db, ctx.actor, input)),
  get: procedure('configuracao', 'read', 'providerRows')
    .input(byId)
    .output(answers(cityRow))
    .query(async ({ ctx, input }) => found(await getCity(ctx.db, ctx.actor, input.id))),
  // Municipalities are public knowledge, and sign-up forms choose among them.
  options: procedure('configuracao', 'public', 'public')
    .input(cityOptionsInput)
    .output(answers(cityOptionsAnswer))
    .query(({ ctx, input }) => cityOptions(ctx.db, ctx.actor, input)),
  reference: procedure('configuracao', 'public', 'public')
    .output(answers(cityReferenceAnswer))
    .query(({ ctx }) => cityReference(ctx.db)),
  districts: procedure('configuracao', 'signedIn', 'reference')
    .input(districtsInput)
    .output(answers(cityDistrictsAnswer))
    .query(({ ctx, input }) => listDistricts(ctx.db, ctx.deps, input.uf)),
  create: procedure('configuracao', 'manage', 'nothing')
    .input(createCitiesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertCities(ctx.db, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .input(updateCityInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateCity(ctx.db, input)),
  changeMany: procedure('configuracao', 'manage', 'nothing')
    .input(changeCitiesInput)
    .output(answers(changedRecords))
    .mutation(({ ctx, input }) => changeEach(ctx, input, (one) => updateCity(ctx.db, one))),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchCities(ctx.db, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCity(ctx.db, input.id)),
  byPostalCode: slowProcedure('configuracao', 'public', 'public')
    .input(postalCodeInput)
    .output(answers(cityByPostalCodeAnswer))
    .mutation(({ ctx, input }) => lookUpPostalCode(ctx, input.cep)),
})
