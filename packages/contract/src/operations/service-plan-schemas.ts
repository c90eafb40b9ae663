/** What the procedures of recurring services take and answer. */
import * as z from 'zod'
import { savedRecord } from '../answer.ts'
import { schemasOf, type ChangesOf, type FieldsOf, type ListInputOf } from '../entity/schemas.ts'
import { byId, seenVersion } from '../record.ts'
import { notFuture } from '../described.ts'
import { isoDate, optionalText } from '../validators.ts'
import { assetService, vehicleService } from './service-plans.ts'

export const vehicleServiceSchemas = schemasOf(vehicleService)
export type VehicleServiceFields = FieldsOf<typeof vehicleService>
export type UpdateVehicleServiceInput = ChangesOf<typeof vehicleService>
export type ListVehicleServicesInput = ListInputOf<typeof vehicleService>

export const assetServiceSchemas = schemasOf(assetService)
export type AssetServiceFields = FieldsOf<typeof assetService>
export type UpdateAssetServiceInput = ChangesOf<typeof assetService>
export type ListAssetServicesInput = ListInputOf<typeof assetService>

export const serviceDoneFields = z.strictObject({
  feito_em: notFuture(isoDate),
  observacao: optionalText(450),
})
export const serviceDoneInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...serviceDoneFields.shape,
})
export type ServiceDoneInput = z.output<typeof serviceDoneInput>
export const serviceDoneAnswer = savedRecord
