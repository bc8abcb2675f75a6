/** Ready decks, two of each resource type: a Host and 50 cards, no more than 4 of a name (3.1). */

export interface Deck {
  readonly name: string;
  readonly host: string;
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}

/** Sixteen cards three times and one twice: many different games. */
function deck(name: string, host: string, threes: readonly string[], two: string): Deck {
  return { name, host, cards: [...threes.map((card) => ({ name: card, count: 3 })), { name: two, count: 2 }] };
}

export const decks: readonly Deck[] = [
  deck('The Watch', 'Magistrate Oveline', [
    'Lantern Squire', 'Gate Halberdier', 'Captain of the Watch', 'Oath Keeper', 'Rear Guard', 'Toll Notary',
    'Court Colossus', 'Tin Footman', 'Summons', 'Rotation of the Guard', 'Sentence of Exile', 'Shield of Office',
    'Objection', 'Stay of Motion', 'Gag Order', 'Hall of Petitions',
  ], 'High Bench'),
  deck('The Long Trial', 'Provost Harrow', [
    'Bailiff of the Steps', 'Court Colossus', 'Registrar Moth', 'Clerk of Both Doors', 'Sealed Archive',
    'Suspicious Ferryman', 'Lantern Squire', 'Hired Blade', 'Writ of Seizure', 'Change of Venue', 'Public Record',
    'Standing Decree', 'Fall from Favour', 'Gag Order', 'Curfew', 'Market Day',
  ], 'High Bench'),
  deck('Ashes First', 'Warlord Kessik', [
    'Cinder Whelp', 'Ashland Raider', 'Pit Champion', 'Fuse Runner', 'Bloodtrail Hound', 'Knife Dancer',
    'Howling Berserker', 'Slag Ogre', 'Hired Blade', 'Scorch', 'Cheer of the Pit', 'Finish It', 'Jagged Axe',
    'Tripwire', 'War Drums', 'Torch the Banner',
  ], 'Spoils of Fire'),
  deck('What the Fire Leaves', 'Old Mother Cinder', [
    'Slag Ogre', 'Scar Counter', 'Powder Mule', 'Vampire Aristocrat', 'Xin, Master of Pain', 'Ashland Raider',
    'Cinder Whelp', 'Pawnbroker', 'Wall of Sparks', 'Scorch', 'Kick the Pillars', 'Spend the Fallen', 'Blood Price',
    'Last Laugh', 'Leaner Times', 'Spoils of Fire',
  ], 'Small Change'),
  deck('Opening Night', 'The Weeping Mask', [
    'Nameless Extra', 'Understudy', 'Prop Lion', 'Prompter in the Wings', 'Envious Rival', 'Critic at Large',
    'Mile Marker', 'Chorus of Doubles', 'Casting Call', 'Both Masks', 'Stage Fright', 'Second Casting',
    'Standing Ovation', 'Trapdoor', 'Heckler', 'The Long Run',
  ], 'Typecast'),
  deck('The Empty House', 'Dame Corriveau', [
    'Chorus of Doubles', 'Jealous Echo', 'Stagehand Spider', 'Restless Understage', 'Grace, Aligner of Stars',
    'Lamplighter', 'Nameless Extra', 'Prop Lion', 'Kill the Understudy', 'Tell Me Everything', 'Final Curtain',
    'Loss of Nerve', 'Borrowed Face', 'Wire and Harness', 'House Lights', 'Empty Boxes',
  ], 'Melancholy'),
  deck('The Pack', 'Marsh Queen Ysolde', [
    'Meadow Fawn', 'Hedge Boar', 'Elder Bear', 'Pack Runner', 'Grazing Herd', 'Burrow Mother', 'Seed Carrier',
    'Thorn Warden', 'Call the Pack', 'Open the Warren', 'Joined Hands', 'Sudden Bloom', 'Undergrowth', 'Snare Vine',
    'Compost Heap', 'Widows\' Fund',
  ], 'Old Grove'),
  deck('Evening in the Valley', 'Brother Alder', [
    'Orchard Keeper', 'Wandering Healer', 'Thorn Warden', 'Deep Sea Mermaid', 'Pack Camel', 'Armour Peddler',
    'Meadow Fawn', 'Regrowth Song', 'Let Them Rest', 'Summer Rain', 'Count the Scars', 'Ring of Bramble',
    'Sweep the Road', 'Hidden Spring', 'Creeping Corrosion', 'Village Green',
  ], 'Evensong'),
];
