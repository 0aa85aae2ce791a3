import { SignOut } from './sign-out.tsx'

export function SignedIn({ name }: { name: string }) {
  return (
    <div className="row justify-between">
      <span>You are signed in as {name}.</span>
      <SignOut className="button-plain -mx-2" />
    </div>
  )
}
