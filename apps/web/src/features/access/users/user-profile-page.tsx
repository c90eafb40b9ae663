import { can, isSuperadmin } from '@intranet/contract/access'
import { MonitorSmartphone, Pencil } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { PHONE_PX, useViewportWidth } from '@/components/shell/use-viewport.ts'
import { Avatar } from '@/components/ui/avatar.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { PersonTabs } from '@/features/access/users/person-tabs.tsx'
import { PersonState } from './person-state.tsx'
import { ProfileData } from './profile-data.tsx'
import { SignInLockNotice } from './sign-in-lock-notice.tsx'
import type { UserRecord } from './user-form.ts'
import { userHistory } from './user-history.ts'
import { Refused, type UserSection, UserSections } from './user-sections.tsx'
import type { LinkAddress } from '@/lib/address.ts'

const all: UserSection[] = ['dados', 'organizacao', 'endereco', 'documentos']

/** A person: photo, name, position, and their data by tab. */
export function UserProfilePage({ id }: { id: number }) {
  const session = useSession()
  const mayRead = session?.usuarioId === id || can(session, 'users', 'read')
  return mayRead ? <Profile id={id} /> : <Refused />
}

function Profile({ id }: { id: number }) {
  const read = useRecord(trpc.users.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(user) => <ProfileSheet user={user} edit={`/users/edit/${id}`} />}
    </LoadedPage>
  )
}

/** A person's sheet; `edit` is where their data is changed. */
export function ProfileSheet({ user, edit }: { user: UserRecord; edit: LinkAddress }) {
  const session = useSession()
  const isOwn = session?.usuarioId === user.id
  // Who may change a person may read their documents too.
  const seesDocuments = isOwn || can(session, 'users', 'manage')
  const narrow = useViewportWidth() <= PHONE_PX
  const name = user.nome ?? user.email
  const actions = (
    <RecordActions
      name={name}
      near={seesDocuments ? [{ label: 'Editar', icon: Pencil, to: edit }] : []}
      rest={
        isSuperadmin(session)
          ? [{ label: 'Sessões', icon: MonitorSmartphone, to: `/users/sessions/${user.id}` }]
          : []
      }
      edits={can(session, 'users', 'read') ? { history: userHistory, id: user.id } : undefined}
    />
  )
  return (
    <Page>
      <PageHead heading={name} total={isOwn ? 'Meu perfil' : undefined} actions={narrow ? null : actions} />
      <PageSheet
        spine={<UserSections shown={seesDocuments ? all : all.filter((key) => key !== 'documentos')} />}
      >
        <SignInLockNotice id={user.id} />
        <div className="mb-5 flex items-center gap-4">
          <Avatar name={user.nome} image={user.id_foto && `/files/${user.id_foto}`} size="lg" />
          <div className="min-w-0">
            <p className="text-sm text-muted-foreground">
              {[user.cargo, user.departamento, user.empresa].filter(Boolean).join(' · ') || user.tipo}
            </p>
            <PersonState user={user} />
          </div>
        </div>
        {/* On phones after who it is. */}
        {narrow && <div className="mb-5">{actions}</div>}
        <PersonTabs user={user}>
          <ProfileData user={user} documents={seesDocuments} />
        </PersonTabs>
      </PageSheet>
    </Page>
  )
}
