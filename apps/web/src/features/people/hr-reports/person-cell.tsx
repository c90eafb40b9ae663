import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'

interface PersonCellProps {
  name: string | null
  photo: string | null
  /** The employee whose profile the name opens. */
  profile?: number
}

/** Photo and name; the profile is not pre-loaded, since reading it may be recorded. */
export function PersonCell({ name, photo, profile }: PersonCellProps) {
  return (
    <span className="flex items-center gap-2">
      <Avatar name={name} image={photo && `/files/${photo}`} size="sm" />
      {profile === undefined ? (
        name
      ) : (
        <AddressLink to={`/human-resources/employee/profile/${profile}`} preload={false}>
          {name ?? '–'}
        </AddressLink>
      )}
    </span>
  )
}
