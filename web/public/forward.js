// From the address that tells which game a link is about to the game itself: what is behind the # goes along.
location.replace(`../${location.hash}`);
