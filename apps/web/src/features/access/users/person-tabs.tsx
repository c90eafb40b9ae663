import { type ReactNode, Suspense } from 'react'
import { can } from '@intranet/contract/access'
import { useTab } from '@/lib/use-tab.ts'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { useSession } from '@/lib/session.ts'

const Curriculum = lazyPart(() => import('@/features/careers/resume/person-curriculum.tsx'))
const ReceivedCompliments = lazyPart(async () => ({
  default: (await import('@/features/people/compliments/received-compliments.tsx')).ReceivedCompliments,
}))
const Documents = lazyPart(async () => ({
  default: (await import('@/features/people/documents/person-documents.tsx')).PersonDocuments,
}))
const Relatives = lazyPart(async () => ({
  default: (await import('@/features/people/family/person-relatives.tsx')).PersonRelatives,
}))
const Onboardings = lazyPart(() => import('@/features/people/onboarding/person-onboardings.tsx'))

interface PersonTabsProps {
  user: { id: number; nome: string | null; funcionario: boolean; situacao?: string }
  /** The first tab's content. */
  children: ReactNode
}

/**
 * Dados; the CV for its owner and for recruiters; of employees their compliments. Documents, relatives and onboardings
 * are shown to themselves and to HR.
 */
export function PersonTabs({ user, children }: PersonTabsProps) {
  const session = useSession()
  const isOwn = session?.usuarioId === user.id
  const employee = can(session, 'rh', 'employee')
  const keeps = can(session, 'rh', 'manage')
  const works = user.funcionario && employee
  const personal = works && (isOwn || keeps)
  // Before the day of admission their onboarding has begun already.
  const onboards = works || (user.situacao === 'admissao' && (employee || isOwn))
  const labels = {
    dados: 'Dados',
    ...((isOwn || can(session, 'banco_talentos', 'read')) && { curriculo: 'Currículo' }),
    ...(works && { elogios: 'Elogios' }),
    ...(personal && { documentos: 'Documentos', familiares: 'Familiares' }),
    ...(onboards && (isOwn || can(session, 'onboarding', 'read')) && { onboardings: 'Onboardings' }),
  }
  const { tab, show } = useTab(Object.keys(labels))
  return (
    <Tabs value={tab} onValueChange={show}>
      <TabsList>
        {Object.entries(labels).map(([value, label]) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="dados">{children}</TabsContent>
      <TabsContent value="curriculo">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Curriculum id={user.id} />
        </Suspense>
      </TabsContent>
      <TabsContent value="elogios">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ReceivedCompliments id={user.id} nome={user.nome} />
        </Suspense>
      </TabsContent>
      <TabsContent value="documentos">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Documents id={user.id} own={isOwn} />
        </Suspense>
      </TabsContent>
      <TabsContent value="familiares">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Relatives id={user.id} own={isOwn} />
        </Suspense>
      </TabsContent>
      <TabsContent value="onboardings">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Onboardings id={user.id} own={isOwn} />
        </Suspense>
      </TabsContent>
    </Tabs>
  )
}
