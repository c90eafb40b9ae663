import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/users/register')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_app/users/register"!</div>
}
