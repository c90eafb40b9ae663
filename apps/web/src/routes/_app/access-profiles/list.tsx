import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/access-profiles/list')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_app/access-profiles/list"!</div>
}
