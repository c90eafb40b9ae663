import { answers } from '../../../platform/procedure/answers.ts'
import { city } from '@intranet/contract/company/city'
import {
  cityByPostalCodeAnswer,
  cityDistrictsAnswer,
  cityOptionsAnswer,
  cityOptionsInput,
  cityReferenceAnswer,
  districtsInput,
  postalCodeInput,
} from '@intranet/contract/company/city-schemas'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
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

const citySchemas = schemasOf(city)

export const cityRouter = router({
  ...crud(citySchemas, {
    list: [
      procedure('configuracao', 'read', 'providerRows').meta({ exports: exportHeads(citySchemas.list) }),
      listCities,
    ],
    get: [procedure('configuracao', 'read', 'providerRows'), getCity],
    create: [procedure('configuracao', 'manage', 'nothing'), unscoped(insertCities)],
    update: [procedure('configuracao', 'manage', 'nothing'), unscoped(updateCity)],
    changeMany: [procedure('configuracao', 'manage', 'nothing'), unscoped(updateCity)],
    setActive: [procedure('configuracao', 'manage', 'nothing'), unscoped(switchCities)],
    remove: [procedure('configuracao', 'manage', 'nothing'), unscoped(removeCity)],
  }),
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
  byPostalCode: slowProcedure('configuracao', 'public', 'public')
    .input(postalCodeInput)
    .output(answers(cityByPostalCodeAnswer))
    .mutation(({ ctx, input }) => lookUpPostalCode(ctx, input.cep)),
})
