/** What has become of a reply that has not reached the guest's mail server, in words. */
export function becameOf({ failedAt }: { failedAt: Date | null }): 'not delivered' | 'not sent yet' {
  return failedAt ? 'not delivered' : 'not sent yet'
}
