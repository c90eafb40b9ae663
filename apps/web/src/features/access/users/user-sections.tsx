import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
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

/** Instead of another person's data: HR keeps them, and nobody else asks the server. */
export function Refused() {
  return (
    <Page layout="plain">
      <PageHead title="PERFIL" />
      <PageSheet>
        <NoPermission text="Cada pessoa vê e altera o próprio perfil; os demais, Recursos Humanos." />
      </PageSheet>
    </Page>
  )
}
