import { Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'

const sections = {
  dados: 'Dados',
  endereco: 'Endereço',
  documentos: 'Documentos',
  organizacao: 'Organização',
}
export type UserSection = keyof typeof sections

/** The sections of a person's form or profile, for the spine. */
export function UserSections({ shown }: { shown: UserSection[] }) {
  return (
    <Spine label="Seções">
      <Thread items={shown.map((key) => ({ key, label: sections[key], href: `#${key}` }))} />
    </Spine>
  )
}
