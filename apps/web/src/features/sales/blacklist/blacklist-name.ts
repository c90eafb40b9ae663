import { formatCep, formatDocument } from '@intranet/contract/formats'

interface NamedEntry {
  nome: string | null
  cpf_cnpj: string | null
  cep: string | null
  numero: string | null
}

/** What distinguishes an address. */
export const placeOf = ({ cep, numero }: Pick<NamedEntry, 'cep' | 'numero'>) =>
  `CEP ${formatCep(cep)}, ${numero}`

/** Of a client the name, or else the document; of an address its CEP and number. */
export const entryName = (entry: NamedEntry) =>
  entry.nome ?? (entry.cpf_cnpj ? formatDocument(entry.cpf_cnpj) : entry.cep && placeOf(entry))
