import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { can } from '@intranet/contract/access'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { ReceivedCompliments } from '@/features/people/compliments/received-compliments.tsx'
import { PersonDocuments } from '@/features/people/documents/person-documents.tsx'
import { PersonRelatives } from '@/features/people/family/person-relatives.tsx'
import { useSession } from '@/lib/session.ts'

interface PersonTabsProps {
  user: { id: number; funcionario: boolean }
  /** The first tab's content. */
  children: ReactNode
}

/** Dados, and for employees their compliments; documents and relatives are shown to themselves and to HR. */
export function PersonTabs({ user, children }: PersonTabsProps) {
  const session = useSession()
  const isOwn = session?.usuarioId === user.id
  const employee = can(session, 'rh', 'employee')
  const keeps = can(session, 'rh', 'manage')
  const { aba } = useSearch({ strict: false })
  const personal = user.funcionario && ((isOwn && employee) || (keeps && employee))
  return (
    <Tabs key={aba} defaultValue={aba ?? 'dados'}>
      <TabsList>
        <TabsTrigger value="dados">Dados</TabsTrigger>
        {user.funcionario && employee && <TabsTrigger value="elogios">Elogios</TabsTrigger>}
        {personal && <TabsTrigger value="documentos">Documentos</TabsTrigger>}
        {personal && <TabsTrigger value="familiares">Familiares</TabsTrigger>}
      </TabsList>
      <TabsContent value="dados">{children}</TabsContent>
      <TabsContent value="elogios">
        <ReceivedCompliments id={user.id} />
      </TabsContent>
      <TabsContent value="documentos">
        <PersonDocuments id={user.id} own={isOwn} />
      </TabsContent>
      <TabsContent value="familiares">
        <PersonRelatives id={user.id} own={isOwn} />
      </TabsContent>
    </Tabs>
  )
}
