import { StatusDot } from '@/components/ui/status-dot.tsx'
import { employeeStateText } from './employee-state.ts'

interface PersonStateProps {
  user: { ativo: boolean; situacao: string; data_admissao: string | null }
}

/** Whether somebody has access; before the day of admission, that day: they are no active employee yet. */
export const PersonState = ({ user }: PersonStateProps) =>
  user.situacao === 'admissao' ? (
    <p className="text-sm">{employeeStateText(user)}</p>
  ) : (
    <StatusDot active={user.ativo} />
  )
