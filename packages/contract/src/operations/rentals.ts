/** Rental companies (locadora) and the vehicles rented from them (locacao). See docs/operations.md#rentals. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text, unmarked, telephone } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import {
  cnpj,
  isoDate,
  money,
  nameText,
  optionalEmail,
  optionalMoney,
  optionalPhone,
  optionalText,
  requiredText,
} from '../validators.ts'
import { rentalStateLabels } from './fleet-options.ts'
import { kilometres } from './vehicles.ts'

export const rentalCompanyFields = z.strictObject({
  nome: nameText(120),
  cnpj,
  telefone: optionalPhone,
  email: optionalEmail,
  ativo: z.boolean().optional(),
})
export type RentalCompanyFields = z.output<typeof rentalCompanyFields>
export const createRentalCompaniesInput = createOf(rentalCompanyFields)
export const updateRentalCompanyInput = updateOf(rentalCompanyFields)
export type UpdateRentalCompanyInput = z.output<typeof updateRentalCompanyInput>

export const rentalCompanyList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  cnpj: unmarked('CNPJ'),
  telefone: telephone('Telefone'),
  email: text('E-mail'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRentalCompaniesInput = z.output<typeof rentalCompanyList.input>

export const rentalFields = z.strictObject({
  id_locadora: recordId,
  id_veiculo: recordId,
  contrato: requiredText(60),
  data_inicio: isoDate,
  data_fim: isoDate,
  valor_mensal: money,
  franquia_km: kilometres.nullish(),
  valor_km_excedente: optionalMoney,
})
export type RentalFields = z.output<typeof rentalFields>
/** The rule of a whole rental. */
export const wholeRental = rentalFields.refine(({ data_inicio, data_fim }) => data_fim >= data_inicio, {
  path: ['data_fim'],
  error: fleet.rentalEnd,
})
export const createRentalsInput = createOf(wholeRental)
export const updateRentalInput = updateOf(rentalFields)
export type UpdateRentalInput = z.output<typeof updateRentalInput>

export const stepRentalInput = z.strictObject({
  ...byId.shape,
  situacao: z.enum(['encerrada']),
  texto: optionalText(450),
})

export const rentalList = listOf('-data_fim', {
  id: number(),
  id_locadora: number(),
  locadora: text('Locadora'),
  id_veiculo: number(),
  placa: text('Placa'),
  id_empresa: number(),
  empresa: text('Provedor'),
  contrato: text('Contrato'),
  data_inicio: date('Início'),
  data_fim: date('Fim'),
  valor_mensal: amount('Valor mensal'),
  situacao: choice(rentalStateLabels, 'Situação'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRentalsInput = z.output<typeof rentalList.input>
