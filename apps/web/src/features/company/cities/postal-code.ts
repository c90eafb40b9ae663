import type { PostalAddress } from '@intranet/contract/company/city'
import { format } from '@intranet/contract/messages/formats'
import type { CepLookup } from '@/components/form/masked-fields.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { api } from '@/lib/api.ts'

/**
 * The lookup of a `CepField`: `toFields` says which field takes which part. An unknown CEP and a service that is away
 * are shown at the field, and the others stay as they are: they can be filled by hand.
 */
export const lookUpAddress =
  <Fields extends object>(toFields: (address: PostalAddress) => Fields): CepLookup<Fields> =>
  async (cep) => {
    try {
      return { values: toFields(await api.cities.byPostalCode.mutate({ cep })) }
    } catch (error) {
      const { status, message } = readRequestError(error)
      return { warning: status === 404 || status === 429 ? message : format.cepAway }
    }
  }

/** For forms that keep an address as text, with its state as `uf`. */
export const addressWithUf = lookUpAddress(({ address, district, city, state }) => ({
  logradouro: address,
  bairro: district,
  cidade: city,
  uf: state,
}))
