/** For the team: perhaps a guest has paid in two tabs, perhaps two are wanted. A file of its own: the dashboard has no use for it. */
export const anotherPaid = 'There is another paid order for this item, room and day.'
