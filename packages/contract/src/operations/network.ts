/** The state of the network, city by city. See docs/operations.md#the-state-of-the-network. */
import * as z from 'zod'
import { recordId } from '../record.ts'
import { incidentPriorities, networkStates } from './incident-options.ts'

export const networkInput = z
  .strictObject({
    id_empresa: recordId.optional(),
    /** A part of the name of a city or provider. */
    q: z.string().trim().max(80).optional(),
  })
  .prefault({})
export type NetworkInput = z.output<typeof networkInput>

const situacao = z.enum(networkStates)

export const networkAnswer = z.strictObject({
  /** All cities of the filter; those without an incident beyond the first thousand are left out. */
  total: z.int(),
  cidades: z.array(
    z.strictObject({
      id_empresa: recordId,
      provedor: z.string(),
      cidade: z.string(),
      uf: z.string(),
      situacao,
      /** The five gravest. Without id and texts for who may not read the incident. */
      ocorrencias: z.array(
        z.strictObject({
          id: recordId.nullable(),
          titulo: z.string().nullable(),
          categoria: z.string(),
          color: z.string(),
          icone: z.string(),
          programada: z.boolean(),
          prioridade: z.enum(incidentPriorities),
          inicio: z.string(),
          previsao: z.string().nullable(),
          bairros: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** What everybody may see where the setting `rede_publica` says so. */
export const publicNetworkAnswer = z.strictObject({
  cidades: z.array(
    z.strictObject({
      cidade: z.string(),
      uf: z.string(),
      situacao,
      ocorrencias: z.array(
        z.strictObject({ categoria: z.string(), desde: z.string(), previsao: z.string().nullable() }),
      ),
    }),
  ),
})
