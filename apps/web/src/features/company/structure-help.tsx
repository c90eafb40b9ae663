import { joinedWords } from '@intranet/contract/joined-words'
import { useQuery } from '@tanstack/react-query'
import type { StructureUse, StructureUseInput } from '@intranet/contract/company/organization'
import { formatNumber } from '@intranet/contract/formats'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { trpc } from '@/lib/trpc.ts'

const words: Record<keyof StructureUse, [one: string, many: string]> = {
  setores: ['setor', 'setores'],
  cargos: ['cargo', 'cargos'],
  funcionarios: ['funcionário', 'funcionários'],
}
/** "2 setores, 5 cargos e 21 funcionários". */
function inUse(use: StructureUse): string {
  const parts = (Object.keys(words) as (keyof StructureUse)[])
    .filter((key) => use[key] > 0)
    .map((key) => `${formatNumber(use[key])} ${words[key][use[key] === 1 ? 0 : 1]}`)
  return parts.length ? `${joinedWords(parts)}.` : 'Nada ainda.'
}

function Use(part: StructureUseInput) {
  const { data } = useQuery(trpc.organization.use.queryOptions(part))
  return <HelpNote title="Em uso">{data ? inUse(data) : 'Contando'}</HelpNote>
}

/** Of a saved part of the structure what depends on it; of every one what switching it off does. */
export function StructureHelp({ tipo, id }: { tipo: StructureUseInput['tipo']; id?: number }) {
  return (
    <>
      {id !== undefined && <Use tipo={tipo} id={id} />}
      {tipo === 'departamento' && (
        <HelpNote title="Sem provedor">O departamento vale para todos os provedores do grupo.</HelpNote>
      )}
      <HelpNote title="Responsável">Aparece no organograma ao lado do nome.</HelpNote>
      <HelpNote title="Inativar">
        Deixa de ser oferecido em novos cadastros. Quem já está nele continua.
      </HelpNote>
    </>
  )
}
